/** Concurrent calls with the same key share one run. A settled run is forgotten, failures included. */
export function singleFlight<T>(): (key: string, run: () => Promise<T>) => Promise<T> {
  const flights = new Map<string, Promise<T>>();
  return (key, run) => {
    const current = flights.get(key);
    if (current !== undefined) return current;
    // Started in a microtask, so that a `run` that throws synchronously rejects like any other.
    const flight = Promise.resolve()
      .then(run)
      .finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  };
}
