const BRAZIL = '55'

export function phoneHref(phone: string): string {
  return `tel:+${withCountry(phone)}`
}

export function whatsappHref(phone: string): string {
  return `https://wa.me/${withCountry(phone)}`
}

function withCountry(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  return digits.length <= 11 ? BRAZIL + digits : digits
}
