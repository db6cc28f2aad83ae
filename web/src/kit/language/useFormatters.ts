import { createFormatters, type Formatters } from '../../ui/figures/formatters.ts'
import { useLanguage } from './LanguageContext.ts'

export function useFormatters(): Formatters {
  return createFormatters(useLanguage().language)
}
