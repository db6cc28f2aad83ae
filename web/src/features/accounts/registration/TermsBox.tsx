import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { TERMS } from '@palier/domain/accounts/terms'
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx'
import { pathTo } from '../../../kit/navigation/paths.ts'
import { Link } from '../../../ui/text/Link.ts'

// Noon, so that no Canadian time zone shifts the day.
const TERMS_DAY = new Date(`${TERMS.date}T12:00:00-05:00`)

/** Both texts open in a new tab, so that no input is lost. */
export function TermsBox({ isAccepted, onChange }: { isAccepted: boolean; onChange: (isAccepted: boolean) => void }) {
  const { formatDate, locale } = useIntl()
  const day = formatDate(TERMS_DAY, { dateStyle: 'long', timeZone: 'America/Toronto' })
  return (
    <CheckboxField isChecked={isAccepted} onChange={onChange}>
      <FormattedMessage
        id="gate.terms"
        values={{
          terms: linkTo('TermsAndConditions'),
          privacy: linkTo('PrivacyPolicy'),
          date: locale === 'fr-CA' ? withOrdinal(day) : day,
        }}
      />
    </CheckboxField>
  )
}

/** French writes the first of a month as an ordinal, which its date formats do not support. */
function withOrdinal(day: string): string {
  return day.replace(/^1(?=\s)/, '1er')
}

function linkTo(page: 'TermsAndConditions' | 'PrivacyPolicy') {
  return (text: ReactNode) => (
    <Link key={page} textDecoration="underline" to={pathTo(page)} target="_blank">
      {text}
    </Link>
  )
}
