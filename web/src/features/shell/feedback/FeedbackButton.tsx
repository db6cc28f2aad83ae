import { Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLanguage } from '../../../kit/language/LanguageContext.ts'
import { lazyWithMessages } from '../../../kit/lazy/lazyWithMessages.tsx'
import { TextButton } from '../../../ui/buttons/TextButton.ts'

const FeedbackPanel = lazyWithMessages(
  ['form', 'feedback'],
  async () => (await import('./FeedbackPanel.tsx')).FeedbackPanel,
)

export function FeedbackButton() {
  const { formatMessage } = useIntl()
  const language = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <TextButton
        isQuiet
        aria-haspopup="dialog"
        onPointerEnter={() => FeedbackPanel.prepare(language)}
        onFocus={() => FeedbackPanel.prepare(language)}
        onClick={() => setIsOpen(true)}
      >
        {formatMessage({ id: 'feedback.open' })}
      </TextButton>
      {isOpen && (
        <Suspense>
          <FeedbackPanel onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
