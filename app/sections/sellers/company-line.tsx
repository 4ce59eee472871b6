import type { Company } from '../../models/content/company'
import { companyWords } from '../../models/store/cnpj'
import styles from './company-line.module.css'

/** Who sells (Decreto 7.962/2013 art. 2). */
export function CompanyLine({ company }: { company: Company | null }) {
  if (!company) return null
  const { email } = company
  return (
    <p className={styles.company}>
      {companyWords(company).join(' · ')}
      {email ? (
        <>
          {' '}
          <a href={`mailto:${email}`}>{email}</a>
        </>
      ) : null}
    </p>
  )
}
