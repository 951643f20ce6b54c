/**
 * One run per key at a time: whoever asks while it is under way gets the same promise. Forgotten once settled,
 * failures included, so that the next question is asked anew.
 */
export function singleFlight<T>(): (key: string, run: () => Promise<T>) => Promise<T> {
  const flights = new Map<string, Promise<T>>();
  return (key, run) => {
    const flying = flights.get(key);
    if (flying !== undefined) return flying;
    // Started in a microtask, so that a `run` that throws at once is a rejection like any other.
    const flight = Promise.resolve()
      .then(run)
      .finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  };
}
