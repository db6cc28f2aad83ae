import { useIntl } from 'react-intl'

export function useTagNames(): (name: string) => string {
  const { formatMessage } = useIntl()
  return (name) => {
    if (name === 'sector') return formatMessage({ id: 'tags.name.sector' })
    if (name === 'industry') return formatMessage({ id: 'tags.name.industry' })
    return name === 'subIndustry' ? formatMessage({ id: 'tags.name.subIndustry' }) : name
  }
}
