import { useIntl } from 'react-intl'

/** The verb that writes the name of a concept; one that nobody has named is written as it is. */
export function useTagNames(): (name: string) => string {
  const { formatMessage } = useIntl()
  return (name) => {
    if (name === 'sector') return formatMessage({ id: 'tags.name.sector' })
    if (name === 'industry') return formatMessage({ id: 'tags.name.industry' })
    return name === 'subIndustry' ? formatMessage({ id: 'tags.name.subIndustry' }) : name
  }
}
