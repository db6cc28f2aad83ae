import { Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLanguage } from '../../../kit/language/LanguageContext.ts'
import { lazyWithMessages } from '../../../kit/lazy/lazyWithMessages.tsx'
import { Box } from '../../../ui/layout/boxes.ts'

const FeedbackPanel = lazyWithMessages(
  ['form', 'feedback'],
  async () => (await import('./FeedbackPanel.tsx')).FeedbackPanel,
)

/** The way to say what one thinks, at the edge of every page. */
export function FeedbackButton() {
  const { formatMessage } = useIntl()
  const language = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Box
        asChild
        borderWidth="1px"
        borderColor="border.strong"
        borderRadius="control"
        bg="bg.card"
        color="fg.muted"
        textStyle="note"
        fontWeight="medium"
        cursor="pointer"
        _hover={{ color: 'fg' }}
        // On a phone the tab would cover prices: it waits at the end of the page instead.
        mdDown={{ alignSelf: 'flex-end', mr: 'var(--palier-gutter)', mb: '4', py: '3', px: '4' }}
        md={{
          position: 'fixed',
          top: '50%',
          right: '0',
          zIndex: 'sticky',
          // The padding follows the direction of the writing.
          px: '3',
          py: '0.3125rem',
          borderLeftWidth: '0',
          borderRadius: '0 {radii.small} {radii.small} 0',
          writingMode: 'vertical-rl',
          transform: 'translateY(-50%) rotate(180deg)',
        }}
        _print={{ display: 'none' }}
      >
        <button
          type="button"
          aria-haspopup="dialog"
          onPointerEnter={() => FeedbackPanel.prepare(language)}
          onFocus={() => FeedbackPanel.prepare(language)}
          onClick={() => setIsOpen(true)}
        >
          {formatMessage({ id: 'feedback.open' })}
        </button>
      </Box>
      {isOpen && (
        <Suspense>
          <FeedbackPanel onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
