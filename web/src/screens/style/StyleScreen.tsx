import { useState } from 'react'
import { Flex } from '../../ui/layout/boxes.ts'
import { Heading } from '../../ui/text/Heading.ts'
import { Text } from '../../ui/text/Text.ts'
import { useColorMode } from '../../ui/layout/ColorModeContext.ts'
import { createFormatters, type Language } from '../../ui/figures/formatters.ts'
import { Segmented } from '../../ui/fields/Segmented.tsx'
import { StairMark } from '../../ui/layout/StairMark.tsx'
import { Wordmark } from '../../ui/layout/Wordmark.tsx'
import { CardSamples } from './CardSamples.tsx'
import { ColorSamples } from './ColorSamples.tsx'
import { ControlSamples } from './ControlSamples.tsx'
import { FormSamples } from './FormSamples.tsx'
import { LayoutSamples } from './LayoutSamples.tsx'
import { NoticeSamples } from './NoticeSamples.tsx'
import { PieceSamples } from './PieceSamples.tsx'
import { PriceSamples } from './PriceSamples.tsx'
import { ScoreSamples } from './ScoreSamples.tsx'
import { TypeSamples } from './TypeSamples.tsx'
import { Row } from './parts.tsx'
import { styleTexts } from './styleTexts.ts'

/** Shows every UI component on one page. Needs the colour mode and snackbar providers. */
export function StyleScreen() {
  const [language, setLanguage] = useState<Language>('fr')
  const { choice, choose } = useColorMode()
  const texts = styleTexts[language]
  const formatters = createFormatters(language)

  return (
    <Flex
      as="main"
      direction="column"
      gap="12"
      maxW="content"
      mx="auto"
      pt="10"
      pb="16"
      px={{ base: '4', md: '8' }}
      lang={language}
    >
      <Flex wrap="wrap" align="center" justify="space-between" gap="3">
        <div>
          <Heading as="h1">
            <Wordmark size="welcome" />
          </Heading>
          <Text textStyle="lead" color="fg.muted" mt="2">
            {texts.idea}
          </Text>
        </div>
        <Flex wrap="wrap" align="center" gap="3" color="accent.fg">
          <StairMark height="1rem" />
          <StairMark height="2rem" />
          <StairMark height="3rem" />
          <img src="/favicon.svg" width="32" height="32" alt="" />
          <img src="/application-icon.svg" width="64" height="64" alt="" style={{ borderRadius: '0.875rem' }} />
        </Flex>
      </Flex>
      <Row>
        <Segmented
          label={texts.theme}
          value={choice.theme}
          onChange={(theme) => choose({ ...choice, theme })}
          segments={(['system', 'light', 'dark'] as const).map((value) => ({ value, label: texts.themes[value] }))}
        />
        <Segmented
          label={texts.scheme}
          value={choice.scheme}
          onChange={(scheme) => choose({ ...choice, scheme })}
          segments={(['standard', 'cvd'] as const).map((value) => ({ value, label: texts.schemes[value] }))}
        />
        <Segmented
          label={texts.language}
          value={language}
          onChange={setLanguage}
          segments={[
            { value: 'fr', label: 'Français', language: 'fr' },
            { value: 'en', label: 'English', language: 'en' },
          ]}
        />
      </Row>
      <ColorSamples texts={texts} formatters={formatters} />
      <TypeSamples texts={texts} formatters={formatters} />
      <ScoreSamples texts={texts} />
      <PriceSamples texts={texts} formatters={formatters} />
      <LayoutSamples texts={texts} formatters={formatters} />
      <ControlSamples texts={texts} />
      <FormSamples texts={texts} />
      <CardSamples texts={texts} formatters={formatters} />
      <PieceSamples texts={texts} formatters={formatters} />
      <NoticeSamples texts={texts} />
    </Flex>
  )
}
