import { join } from "node:path";
import { launch } from "#program/launch.ts";

/** `npm start`. */
launch(join(import.meta.dirname, "serve.ts"));
