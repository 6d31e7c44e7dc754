/** The light build says nothing of its types; they are those of the whole one. */
declare module "hls.js/light" {
  export { default } from "hls.js";
}
