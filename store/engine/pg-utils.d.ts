/** The driver's own way of writing a value as a parameter; it has no types of its own. */
declare module "pg/lib/utils.js" {
  export function prepareValue(value: unknown): string | Buffer | null;
}
