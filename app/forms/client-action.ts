/** What a fetcher gets where the route's action gave no answer. */
export interface FailedSending {
  failure: unknown
}

/** A form says by itself that it could not be sent. Without this the error page would replace the page and what was typed. */
export async function clientAction({ serverAction }: { serverAction: () => Promise<unknown> }): Promise<unknown> {
  try {
    return await serverAction()
  } catch (failure) {
    if (failure instanceof Response) throw failure
    return { failure } satisfies FailedSending
  }
}
