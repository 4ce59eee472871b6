import type { PrepareOptions } from '../prepare-pictures.ts'
export async function prepareVideo({ log }: PrepareOptions & { version: string }): Promise<void> { log('video: later') }
