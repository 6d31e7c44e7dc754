import { nodeEnvironment, nodeFlags } from "#program/node-flags.ts";

/** This process becomes the program: the same number, console and signals, and no parent that would have to stay. */
export function launch(file: string): never {
  const { execve, execPath, env } = process;
  // Not there on Windows, where nothing else of this has been tried either.
  if (!execve) throw new Error("The program can be started on Linux and macOS.");
  execve.call(process, execPath, [execPath, ...nodeFlags, file, ...process.argv.slice(2)], {
    ...nodeEnvironment,
    ...(env as Record<string, string>),
  });
  throw new Error(`${file} could not be started.`);
}
