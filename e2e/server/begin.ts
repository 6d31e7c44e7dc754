import { forgetDemoWorld } from "./demo-world.ts";

/** Before the first test of a run. */
export default forgetDemoWorld;
