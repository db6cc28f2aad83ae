import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useIsTableCut } from '../../../device/media.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { SearchField } from '../../../ui/fields/SearchField.tsx'
import { Box, Flex } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'
import { moveAmongHeads, SortHead } from '../../../ui/layout/SortHead.tsx'
import { Table } from '../../../ui/layout/Table.ts'

export interface AdminColumn<Row, Sort extends string = string> {
  readonly key: string
  readonly label: string
  /** Sort key of the server; undefined if the column cannot be sorted. */
  readonly sort?: Sort
  readonly isNumber?: boolean
  /** Wraps long text over several lines. */
  readonly isLong?: boolean
  /** Wraps long e-mail addresses. */
  readonly isAddress?: boolean
  readonly cell: (row: Row) => ReactNode
}

export interface SortedBy<Sort extends string> {
  readonly by: Sort
  readonly isDescending: boolean
}

interface AdminTableProps<Row, Sort extends string> {
  readonly label: string
  /** The first column is the row header. */
  readonly columns: readonly AdminColumn<Row, Sort>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  /** Number of matching rows; null if the server does not report it. */
  readonly totalCount?: number | null
  readonly search?: { readonly text: string; readonly onChange: (text: string) => void }
  /** Placeholder: the fields that are searched. */
  readonly searchHint?: string
  readonly sorted?: SortedBy<Sort>
  readonly onSort?: (sorted: SortedBy<Sort>) => void
  /** True while newer rows load. */
  readonly isPending?: boolean
  readonly next?: { readonly isLoading: boolean; readonly load: () => void } | null
}

/** Searched, sorted and paginated by the server. */
export function AdminTable<Row, Sort extends string = string>(props: AdminTableProps<Row, Sort>) {
  const { label, columns, rows, keyOf, totalCount, search, searchHint, sorted, onSort, isPending = false, next } = props
  const { formatMessage } = useIntl()
  const isCut = useIsTableCut()
  const regionLabel = formatMessage({ id: 'administration.table' }, { what: label })
  return (
    <Box mb="8">
      {search && (
        <Flex align="center" wrap="wrap" rowGap="2" columnGap="4" mb="3">
          <Box flex="1 1 16rem" maxW="22.5rem">
            <SearchField
              label={formatMessage({ id: 'administration.search' }, { what: label })}
              placeholder={searchHint}
              value={search.text}
              onChange={(event) => search.onChange(event.target.value)}
            />
          </Box>
          <Text color="fg.muted" textStyle="note" role="status">
            {totalCount != null && formatMessage({ id: 'administration.count' }, { count: totalCount })}
          </Text>
        </Flex>
      )}
      <Box asChild overflowX="auto" mb="2">
        <div {...(isCut ? { role: 'region', tabIndex: 0, 'aria-label': regionLabel } : {})}>
          <Table
            css={{
              "&[aria-busy='true'] tbody": { opacity: '0.6' },
              '& :is(th, td)': { py: '0.375rem', whiteSpace: 'nowrap' },
              '& :is(th, td):first-child': { ps: '0' },
              '& :is(th, td):last-child': { pe: '0' },
              '& tbody th': { fontWeight: 'medium' },
              '& [data-long]': { minW: '16rem', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
              '& tbody tr:hover': { bg: 'bg.card' },
            }}
            aria-label={label}
            aria-busy={isPending}
          >
            <thead>
              <tr onKeyDown={moveAmongHeads}>
                {columns.map((column) => (
                  <HeadCell key={column.key} column={column} sorted={sorted} onSort={onSort} />
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={keyOf(row)}>
                  {columns.map(({ key, isNumber, isLong, isAddress, cell }, index) => {
                    const content = isAddress ? (
                      <Box
                        as="span"
                        display="inline-block"
                        w="max-content"
                        maxW="13rem"
                        whiteSpace="normal"
                        overflowWrap="anywhere"
                      >
                        {cell(row)}
                      </Box>
                    ) : (
                      cell(row)
                    )
                    const look = { 'data-number': isNumber || undefined, 'data-long': isLong || undefined }
                    return index === 0 ? (
                      <th key={key} scope="row" {...look}>
                        {content}
                      </th>
                    ) : (
                      <td key={key} {...look}>
                        {content}
                      </td>
                    )
                  })}
                </tr>
              ))}
            </tbody>
          </Table>
        </div>
      </Box>
      {rows.length === 0 && (
        <Text my="4" color="fg.muted">
          {formatMessage({ id: 'administration.none' })}
        </Text>
      )}
      {next && (
        <Button variant="link" size="small" isBusy={next.isLoading} onClick={next.load}>
          {formatMessage({ id: 'administration.more' })}
        </Button>
      )}
    </Box>
  )
}

interface HeadCellProps<Row, Sort extends string> {
  readonly column: AdminColumn<Row, Sort>
  readonly sorted: SortedBy<Sort> | undefined
  readonly onSort: ((sorted: SortedBy<Sort>) => void) | undefined
}

function HeadCell<Row, Sort extends string>({ column, sorted, onSort }: HeadCellProps<Row, Sort>) {
  const { label, sort, isNumber } = column
  const look = { scope: 'col', 'data-number': isNumber || undefined } as const
  if (!sort || !sorted || !onSort) return <th {...look}>{label}</th>
  const isSorted = sorted.by === sort
  return (
    <SortHead
      {...look}
      order={isSorted ? (sorted.isDescending ? 'descending' : 'ascending') : null}
      isStop={isSorted}
      onSort={() => onSort({ by: sort, isDescending: isSorted && !sorted.isDescending })}
    >
      {label}
    </SortHead>
  )
}
