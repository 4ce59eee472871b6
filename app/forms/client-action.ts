/** What a fetcher gets where the route's action gave no answer. */
export interface FailedSending {
  failure: unknown
}

/** Returns an action's error to its form. Thrown, it would put the error page in place of the page and of what was typed. */
export async function clientAction({ serverAction }: { serverAction: () => Promise<unknown> }): Promise<unknown> {
  try {
    return await serverAction()
  } catch (failure) {
    if (failure instanceof Response) throw failure
    return { failure } satisfies FailedSending
  }
}
