/**
 * Converts a stack to V8's format, the only one that the collector's client parses. It takes the first line as the message,
 * but Firefox and Safari start with a frame such as `open@https://…:1:2`.
 */
export function v8Stack(stack: string, message: string): string {
  const frames = stack
    .trimEnd()
    .replace(/^([^@\s]{0,200})@(https?:\/\/\S{1,500}:\d+:\d+)$/gm, (_, name, place) =>
      name ? `    at ${name} (${place})` : `    at ${place}`
    )
  return frames && !/^\s*at /.test(frames) ? frames : `${message}\n${frames}`.trimEnd()
}
