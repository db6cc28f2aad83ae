import { createFormatters, type Formatters } from '../../ui/figures/formatters.ts'
import { useLanguage } from './LanguageContext.ts'

/** How numbers, amounts and dates are written in the language of the page. */
export function useFormatters(): Formatters {
  return createFormatters(useLanguage().language)
}
