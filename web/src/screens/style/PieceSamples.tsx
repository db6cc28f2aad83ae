import { useRef, useState } from 'react'
import { BareButton } from '../../ui/buttons/BareButton.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { ExternalLink } from '../../ui/buttons/ExternalLink.tsx'
import {
  MenuFrame,
  MenuItem,
  MenuItemGroupLabel,
  MenuRadioItem,
  MenuRadioItemGroup,
  MenuSeparator,
} from '../../ui/buttons/MenuFrame.tsx'
import { SkipLink } from '../../ui/buttons/SkipLink.tsx'
import { ContentDialog } from '../../ui/dialogs/ContentDialog.tsx'
import { DialogFooter, DialogForm } from '../../ui/dialogs/DialogForm.ts'
import { FullScreen } from '../../ui/dialogs/FullScreen.tsx'
import { FilterHeading } from '../../ui/fields/FilterHeading.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import type { Formatters } from '../../ui/figures/formatters.ts'
import { MoneyText } from '../../ui/figures/MoneyText.tsx'
import { Box, Flex } from '../../ui/layout/boxes.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { CardGrid } from '../../ui/layout/CardGrid.ts'
import { FlipCard } from '../../ui/layout/FlipCard.tsx'
import { Section } from '../../ui/layout/Section.tsx'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx'
import { ProgressBar } from '../../ui/status/ProgressBar.tsx'
import { SafeHtml } from '../../ui/status/SafeHtml.tsx'
import { Spinner } from '../../ui/status/Spinner.tsx'
import { Text } from '../../ui/text/Text.ts'
import { Row } from './parts.tsx'
import type { StyleTexts } from './styleTexts.ts'

const PART = 'style-pieces'

/** Larger pieces: page heads, flip cards, menus, form dialogs, full screens. */
export function PieceSamples({ texts, formatters }: { texts: StyleTexts; formatters: Formatters }) {
  const [open, setOpen] = useState<'form' | 'full' | null>(null)
  const [isFlipped, setIsFlipped] = useState(false)
  const [text, setText] = useState('')
  const [theme, setTheme] = useState('light')
  const field = useRef<HTMLInputElement>(null)
  const [isMenu, setIsMenu] = useState(false)
  const menuButton = (
    <BareButton type="button" onClick={() => setIsMenu(true)}>
      {texts.theme}
    </BareButton>
  )
  const close = () => setOpen(null)
  const turn = () => setIsFlipped((before) => !before)
  return (
    <Section title={texts.pieces}>
      <SkipLink target={PART}>{texts.skip}</SkipLink>
      <Box id={PART}>
        <FilterHeading
          kind={texts.kind}
          name={texts.list}
          note={texts.stocks}
          filter={{ label: texts.filter, placeholder: texts.filter, text, onType: setText, matches: null }}
          actions={<Button variant="primary">{texts.add}</Button>}
        />
        <CardGrid>
          <FlipCard
            isFlipped={isFlipped}
            front={
              <Card minH="7rem">
                <Text textStyle="h3">{texts.list}</Text>
                <Button size="small" onClick={turn}>
                  {texts.turn}
                </Button>
              </Card>
            }
            back={
              <Card minH="7rem">
                <Text>{texts.body}</Text>
                <Button size="small" onClick={turn}>
                  {texts.close}
                </Button>
              </Card>
            }
          />
          <Card minH="7rem">
            <Flex justify="space-between" mb="2">
              <MoneyText text={formatters.money('12480.5', 'CAD')} />
              <MoneyText text={formatters.money('12480.5', 'CAD')} isHidden hiddenLabel={texts.hidden} />
            </Flex>
            <ProgressBar label={texts.list} value={75} />
            <Flex align="center" gap="3" mt="3">
              <Spinner />
              <Text as="span">
                <VisuallyHidden>{texts.wait}</VisuallyHidden>
                {texts.loading}
              </Text>
            </Flex>
          </Card>
          <Card minH="7rem">
            <SafeHtml html={texts.html} />
            <Text mt="2">
              <ExternalLink href="https://www.bankofcanada.ca">Bank of Canada</ExternalLink>
            </Text>
          </Card>
        </CardGrid>
        <Row>
          {isMenu ? (
            <MenuFrame trigger={menuButton}>
              <MenuRadioItemGroup value={theme} onValueChange={({ value }) => setTheme(value)}>
                <MenuItemGroupLabel>{texts.theme}</MenuItemGroupLabel>
                {(['light', 'dark'] as const).map((value) => (
                  <MenuRadioItem key={value} value={value}>
                    {texts.themes[value]}
                  </MenuRadioItem>
                ))}
              </MenuRadioItemGroup>
              <MenuSeparator />
              <MenuItem value="all">{texts.all}</MenuItem>
            </MenuFrame>
          ) : (
            menuButton
          )}
          <Button onClick={() => setOpen('form')}>{texts.form}</Button>
          <Button onClick={() => setOpen('full')}>{texts.full}</Button>
        </Row>
      </Box>
      {open === 'form' && (
        <ContentDialog title={texts.form} closeLabel={texts.close} size="small" firstFocus={field} onClose={close}>
          <DialogForm
            onSubmit={(event) => {
              event.preventDefault()
              close()
            }}
          >
            <TextField ref={field} label={texts.note} maxLength={100} />
            <DialogFooter>
              <Button onClick={close}>{texts.cancel}</Button>
              <Button type="submit" variant="primary">
                {texts.save}
              </Button>
            </DialogFooter>
          </DialogForm>
        </ContentDialog>
      )}
      {open === 'full' && (
        <FullScreen label={texts.full} onClose={close}>
          <Flex h="full" align="center" justify="center">
            <Button onClick={close}>{texts.close}</Button>
          </Flex>
        </FullScreen>
      )}
    </Section>
  )
}
