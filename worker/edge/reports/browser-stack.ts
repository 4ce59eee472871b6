/**
 * A stack in V8's words, which alone the collector's client reads, and it takes the first line for the message. Firefox and
 * Safari write `open@https://…:1:2` from the first line on.
 */
export function v8Stack(stack: string, message: string): string {
  const frames = stack
    .trimEnd()
    .replace(/^([^@\s]{0,200})@(https?:\/\/\S{1,500}:\d+:\d+)$/gm, (_, name, place) =>
      name ? `    at ${name} (${place})` : `    at ${place}`
    )
  return frames && !/^\s*at /.test(frames) ? frames : `${message}\n${frames}`.trimEnd()
}
