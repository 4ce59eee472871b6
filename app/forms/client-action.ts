export interface FailedSending {
  failure: unknown
}

/** Returns an action's error to its form. A thrown error would replace the page and the typed text by the error page. */
export async function clientAction({ serverAction }: { serverAction: () => Promise<unknown> }): Promise<unknown> {
  try {
    return await serverAction()
  } catch (failure) {
    if (failure instanceof Response) throw failure
    return { failure } satisfies FailedSending
  }
}
