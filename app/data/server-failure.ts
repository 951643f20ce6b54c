/**
 * The error of a query that failed while the server rendered the page. Plain data, because it travels in the page's JSON, and
 * without the cause, which may name the provider's paths.
 */
export const serverFailure = { name: "ServerFailure", message: "Failed on the server", failedOnServer: true } as const;

export const isServerFailure = (error: unknown): boolean => typeof error === "object" && error !== null && "failedOnServer" in error;
