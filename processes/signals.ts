const patienceMs = 10_000;

/** Ctrl-C and SIGTERM end the process in good order; a second one, or ten seconds, at once. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let asked = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      if (asked) process.exit(1);
      asked = true;
      setTimeout(() => process.exit(1), patienceMs).unref();
      stop().then(
        () => process.exit(0),
        (error) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
}
