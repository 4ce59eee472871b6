import type { Company } from '../../models/content/company.ts'
import { companyWords } from '../../models/store/cnpj.ts'

/** Who sells (Decreto 7.962/2013 art. 2). */
export function CompanyLine({ company }: { company: Company }) {
  const { email } = company
  return (
    <>
      {companyWords(company).join(', ')} {email ? <a href={`mailto:${email}`}>{email}</a> : null}
    </>
  )
}
