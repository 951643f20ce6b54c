/** The error of a query that failed on the server. JSON, because it is dehydrated; without the cause, which may contain the provider's URLs. */
export const serverFailure = { name: "ServerFailure", message: "Failed on the server", failedOnServer: true } as const;

export const isServerFailure = (error: unknown): boolean => typeof error === "object" && error !== null && "failedOnServer" in error;
