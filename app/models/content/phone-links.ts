const BRAZIL = '55'

export function phoneHref(phone: string): string {
  return `tel:+${withCountry(phone)}`
}

/** '' when the text is no phone number. */
export function whatsappHref(phone: string): string {
  const number = withCountry(phone)
  return number.length >= SHORTEST ? `https://wa.me/${number}` : ''
}

/** Country, area and eight digits. */
const SHORTEST = 12

function withCountry(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  return digits.length <= 11 ? BRAZIL + digits : digits
}
