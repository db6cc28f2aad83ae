import { useIntl } from 'react-intl'
import { pathTo } from '../../../kit/navigation/paths.ts'
import { Flex } from '../../../ui/layout/boxes.ts'
import { Link } from '../../../ui/text/Link.ts'

const PAGES = ['TermsAndConditions', 'PrivacyPolicy', 'CookiePolicy'] as const

interface LegalLinksProps {
  readonly here: (typeof PAGES)[number]
  /** Link to another version of the same page. */
  readonly other?: { readonly to: string; readonly label: string }
}

export function LegalLinks({ here, other }: LegalLinksProps) {
  const { formatMessage } = useIntl()
  return (
    <Flex
      as="nav"
      wrap="wrap"
      rowGap="2"
      columnGap="6"
      mt="10"
      pt="4"
      borderTopWidth="1px"
      borderTopColor="border"
      fontSize="0.8125rem"
      aria-label={formatMessage({ id: 'legal.others' })}
    >
      {other && (
        <Link isAlone to={other.to}>
          {other.label}
        </Link>
      )}
      {PAGES.filter((page) => page !== here).map((page) => (
        <Link isAlone key={page} to={pathTo(page)}>
          {formatMessage({ id: `title.${page}` })}
        </Link>
      ))}
    </Flex>
  )
}
