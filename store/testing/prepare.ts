import { prepareStores } from "../engine/prepare.ts";

/** Those who open their stores together would each make an empty one first. */
await prepareStores();
