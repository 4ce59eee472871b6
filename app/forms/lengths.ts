/** Maximum lengths in characters, equal to the server's. */
export const LENGTHS = { name: 80, email: 254, phone: 40, subject: 120, message: 2_000 } as const
