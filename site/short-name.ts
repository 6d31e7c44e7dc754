/** Scripts in which a first name is shortened to its letter. Others write names whole, or without a space. */
const shortened = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+$/u;

/** "K. Lindqvist" of "Karl Lindqvist"; a name of one word, or of another script, stays as it is. */
export function shortPersonName(name: string): string {
  const [first = "", ...rest] = name.split(" ");
  const [initial = ""] = first;
  if (rest.length === 0 || first.endsWith(".") || !shortened.test(name)) return name;
  return `${initial}. ${rest.join(" ")}`;
}
