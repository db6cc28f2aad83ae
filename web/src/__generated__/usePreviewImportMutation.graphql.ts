/**
 * @generated SignedSource<<29252887aac93f6e3d27dfb5598ce03e>>
 * @relayHash d83f5e0fab74da6fdbdbc7ebe764b727
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 34d5401fc48b256b5b7b729c4d2209d092ce73eaea5e998a718c9ccc502b16cd

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookEventKind = "CASH_ADJUSTMENT" | "CURRENCY_EXCHANGE" | "DEPOSIT" | "EXCHANGE" | "FEE" | "INCOME" | "INTEREST_PAID" | "NOTIONAL" | "OPENING_BALANCE" | "OTHER" | "REINVESTMENT" | "RETURN_OF_CAPITAL" | "SPIN_OFF" | "SPLIT" | "STOCK_DIVIDEND" | "SYMBOL_CHANGE" | "TRANSFER" | "TRANSFER_IN" | "WITHDRAWAL";
export type ColumnMeaning = "ACCOUNT" | "ACCOUNT_TYPE" | "AMOUNT" | "CURRENCY" | "DATE" | "EXCHANGE" | "FEE" | "FX_RATE" | "IGNORED" | "NOTE" | "PRICE" | "QUANTITY" | "SETTLEMENT_DATE" | "SYMBOL" | "TYPE";
export type Currency = "CAD" | "USD";
export type DateOrder = "DAY_MONTH_YEAR" | "MONTH_DAY_YEAR" | "YEAR_MONTH_DAY";
export type DecimalSign = "COMMA" | "POINT";
export type ImportQuestion = "ACCOUNT" | "ACCOUNT_KIND" | "COLUMNS" | "DATE_ORDER" | "DECIMAL_SIGN";
export type ImportVerdict = "ACCEPTED" | "DUPLICATE" | "INCOMPLETE" | "REFUSED" | "SKIPPED";
export type IncomeKind = "CAPITAL_GAINS" | "ELIGIBLE" | "FOREIGN" | "INTEREST" | "IN_LIEU" | "OTHER" | "TRUST";
export type TransactionType = "BUY" | "SELL";
export type PreviewImportInput = {
  after?: string | null | undefined;
  answers?: ImportAnswersInput | null | undefined;
  first?: number;
  importId: string;
};
export type ImportAnswersInput = {
  account?: string | null | undefined;
  columns?: ReadonlyArray<ColumnMappingInput> | null | undefined;
  dateOrder?: DateOrder | null | undefined;
  decimalSign?: DecimalSign | null | undefined;
  everyRow?: TransactionType | null | undefined;
  isAccountKindConfirmed?: boolean | null | undefined;
  symbols?: ReadonlyArray<NamedSymbolInput> | null | undefined;
};
export type ColumnMappingInput = {
  column: number;
  meaning: ColumnMeaning;
};
export type NamedSymbolInput = {
  name: string;
  symbol: string;
};
export type usePreviewImportMutation$variables = {
  input: PreviewImportInput;
};
export type usePreviewImportMutation$data = {
  readonly previewImport: {
    readonly payload: {
      readonly preview: {
        readonly acceptedCount: number;
        readonly accounts: ReadonlyArray<{
          readonly isChosen: boolean;
          readonly isOtherKind: boolean;
          readonly isRegistered: boolean | null | undefined;
          readonly number: string | null | undefined;
          readonly rowCount: number;
          readonly type: string | null | undefined;
        }>;
        readonly blankCount: number | null | undefined;
        readonly columns: ReadonlyArray<{
          readonly index: number;
          readonly meaning: ColumnMeaning | null | undefined;
          readonly samples: ReadonlyArray<string>;
          readonly title: string;
        }>;
        readonly duplicateCount: number;
        readonly events: ReadonlyArray<{
          readonly cash: string;
          readonly currency: Currency;
          readonly eventCount: number;
          readonly isInterest: boolean;
          readonly isUnproved: boolean;
          readonly kind: BookEventKind;
        }>;
        readonly formatName: string | null | undefined;
        readonly headerLine: number | null | undefined;
        readonly importId: string;
        readonly incompleteCount: number;
        readonly isReady: boolean;
        readonly nextCursor: string | null | undefined;
        readonly questions: ReadonlyArray<ImportQuestion>;
        readonly recordCount: number | null | undefined;
        readonly refusedCount: number;
        readonly rowCount: number;
        readonly rows: ReadonlyArray<{
          readonly cells: ReadonlyArray<string>;
          readonly companyName: string | null | undefined;
          readonly date: string | null | undefined;
          readonly event: {
            readonly cash: string;
            readonly currency: Currency;
            readonly denominator: string | null | undefined;
            readonly incomeKind: IncomeKind | null | undefined;
            readonly kind: BookEventKind;
            readonly numerator: string | null | undefined;
          } | null | undefined;
          readonly exchange: string | null | undefined;
          readonly isUnproved: boolean;
          readonly line: number;
          readonly mismatch: {
            readonly computed: string;
            readonly stated: string;
          } | null | undefined;
          readonly price: string | null | undefined;
          readonly quantity: string | null | undefined;
          readonly reason: string | null | undefined;
          readonly symbol: string | null | undefined;
          readonly type: TransactionType | null | undefined;
          readonly verdict: ImportVerdict;
          readonly withLine: number | null | undefined;
        }>;
        readonly skippedCount: number;
        readonly unnamed: ReadonlyArray<string>;
      };
    } | null | undefined;
    readonly refusal: {
      readonly " $fragmentSpreads": FragmentRefs<"refusal_problem">;
    } | null | undefined;
  };
};
export type usePreviewImportMutation = {
  response: usePreviewImportMutation$data;
  variables: usePreviewImportMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rowCount",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cash",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isUnproved",
  "storageKey": null
},
v9 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ImportPreview",
      "kind": "LinkedField",
      "name": "preview",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "importId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "formatName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ImportColumn",
          "kind": "LinkedField",
          "name": "columns",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "index",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "title",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "samples",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "meaning",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "questions",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ImportAccount",
          "kind": "LinkedField",
          "name": "accounts",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "number",
              "storageKey": null
            },
            (v2/*:: as any*/),
            (v3/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isRegistered",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isOtherKind",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isChosen",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ImportRow",
          "kind": "LinkedField",
          "name": "rows",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "line",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "verdict",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "reason",
              "storageKey": null
            },
            (v4/*:: as any*/),
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "symbol",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "exchange",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "companyName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "quantity",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "price",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "ImportEvent",
              "kind": "LinkedField",
              "name": "event",
              "plural": false,
              "selections": [
                (v5/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "incomeKind",
                  "storageKey": null
                },
                (v6/*:: as any*/),
                (v7/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "numerator",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "denominator",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "AmountMismatch",
              "kind": "LinkedField",
              "name": "mismatch",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "stated",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "computed",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "withLine",
              "storageKey": null
            },
            (v8/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cells",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nextCursor",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "acceptedCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "skippedCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "refusedCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "duplicateCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "incompleteCount",
          "storageKey": null
        },
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "headerLine",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "blankCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recordCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ImportEventSum",
          "kind": "LinkedField",
          "name": "events",
          "plural": true,
          "selections": [
            (v5/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isInterest",
              "storageKey": null
            },
            (v7/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "eventCount",
              "storageKey": null
            },
            (v6/*:: as any*/),
            (v8/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unnamed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isReady",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PreviewImportPayload",
  "abstractKey": null
},
v10 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "code",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "field",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "retryAfterSeconds",
    "storageKey": null
  },
  {
    "kind": "InlineFragment",
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "codes",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Oversell",
        "kind": "LinkedField",
        "name": "oversell",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "held",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "asked",
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Problem",
    "abstractKey": null
  },
  {
    "kind": "InlineFragment",
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "maximum",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "unit",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "planName",
        "storageKey": null
      }
    ],
    "type": "LimitProblem",
    "abstractKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "usePreviewImportMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "previewImport",
        "plural": false,
        "selections": [
          {
            "fragment": (v9/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "payload"
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "refusal_problem",
                  "selections": (v10/*:: as any*/),
                  "args": null,
                  "argumentDefinitions": []
                }
              ],
              "type": "Refusal",
              "abstractKey": "__isRefusal"
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "refusal"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePreviewImportMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "previewImport",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v9/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": (v10/*:: as any*/),
            "type": "Refusal",
            "abstractKey": "__isRefusal"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "34d5401fc48b256b5b7b729c4d2209d092ce73eaea5e998a718c9ccc502b16cd",
    "metadata": {},
    "name": "usePreviewImportMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e3484fee38b955bd5b83b12231aca25e";

export default node;
