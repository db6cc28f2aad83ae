import { useIntl } from 'react-intl'
import { CURRENCIES } from '@palier/domain/market/currency'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { Box, Grid } from '../../../ui/layout/boxes.ts'
import { NamedForm, type NamedFormProps } from '../../../kit/forms/NamedForm.tsx'
import { ACCOUNT_KINDS, PORTFOLIO_OWNERS, type PortfolioAnswers } from '../figures/portfolioFacts.ts'

export function PortfolioForm(props: NamedFormProps<PortfolioAnswers>) {
  const { formatMessage } = useIntl()
  return (
    <NamedForm
      {...props}
      texts={{
        name: formatMessage({ id: 'portfolio.name' }),
        nameMissing: formatMessage({ id: 'portfolio.nameRequired' }),
        description: formatMessage({ id: 'overview.description' }),
        cancel: formatMessage({ id: 'portfolio.cancel' }),
      }}
    >
      {(answers, change) => (
        <Grid templateColumns="5.5rem minmax(0, 1fr)" gap="2" mb="1">
          <SelectField
            label={formatMessage({ id: 'portfolio.currency' })}
            value={answers.currency}
            options={CURRENCIES.map((value) => ({ value, label: value }))}
            onChange={(currency) => change({ ...answers, currency })}
          />
          <SelectField
            label={formatMessage({ id: 'portfolio.account' })}
            value={answers.accountKind}
            options={ACCOUNT_KINDS.map((value) => ({
              value,
              label: formatMessage({ id: `portfolio.account.${value}` }),
            }))}
            onChange={(accountKind) => change({ ...answers, accountKind })}
          />
          <Box gridColumn="1 / -1">
            <SelectField
              label={formatMessage({ id: 'portfolio.owner' })}
              value={answers.owner}
              options={PORTFOLIO_OWNERS.map((value) => ({
                value,
                label: formatMessage({ id: `portfolio.owner.${value}` }),
              }))}
              onChange={(owner) => change({ ...answers, owner })}
            />
          </Box>
        </Grid>
      )}
    </NamedForm>
  )
}
