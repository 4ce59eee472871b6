// The Worker that the tests inside workerd run beside: they call what they test themselves.
export default {
  fetch(): Response {
    return new Response('tests')
  }
}
