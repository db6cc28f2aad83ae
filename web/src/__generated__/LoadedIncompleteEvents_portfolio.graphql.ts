/**
 * @generated SignedSource<<1c4f68e23749d6912c9cafce1c23690a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookEventKind = "CASH_ADJUSTMENT" | "CURRENCY_EXCHANGE" | "DEPOSIT" | "EXCHANGE" | "FEE" | "INCOME" | "INTEREST_PAID" | "NOTIONAL" | "OPENING_BALANCE" | "OTHER" | "REINVESTMENT" | "RETURN_OF_CAPITAL" | "SPIN_OFF" | "SPLIT" | "STOCK_DIVIDEND" | "SYMBOL_CHANGE" | "TRANSFER" | "TRANSFER_IN" | "WITHDRAWAL";
export type Currency = "CAD" | "USD";
export type MissingFact = "COST" | "COST_SHARE" | "DESTINATION" | "FRACTION" | "NATURE" | "NEW_STOCK" | "OLD_STOCK" | "OTHER" | "PARENT" | "RATE" | "RATIO" | "STOCK" | "TREATMENT";
import type { FragmentRefs } from "relay-runtime";
export type LoadedIncompleteEvents_portfolio$data = {
  readonly id: string;
  readonly incompleteEventCount: number;
  readonly incompleteEvents: ReadonlyArray<{
    readonly cashInLieu: string | null | undefined;
    readonly currency: Currency;
    readonly date: string;
    readonly denominator: string | null | undefined;
    readonly gross: string | null | undefined;
    readonly incompleteEventId: string;
    readonly kind: BookEventKind;
    readonly missing: MissingFact;
    readonly numerator: string | null | undefined;
    readonly otherQuantity: string | null | undefined;
    readonly otherStock: {
      readonly currency: Currency;
      readonly id: string;
      readonly stockId: string;
      readonly symbol: string;
    } | null | undefined;
    readonly quantity: string | null | undefined;
    readonly stock: {
      readonly currency: Currency;
      readonly id: string;
      readonly stockId: string;
      readonly symbol: string;
    } | null | undefined;
    readonly symbol: string | null | undefined;
    readonly text: string;
  }>;
  readonly " $fragmentType": "LoadedIncompleteEvents_portfolio";
};
export type LoadedIncompleteEvents_portfolio$key = {
  readonly " $data"?: LoadedIncompleteEvents_portfolio$data;
  readonly " $fragmentSpreads": FragmentRefs<"LoadedIncompleteEvents_portfolio">;
};

import LoadedIncompleteEventsAgainQuery_graphql from './LoadedIncompleteEventsAgainQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "symbol",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v3 = [
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "stockId",
    "storageKey": null
  },
  (v1/*:: as any*/),
  (v2/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [
        "node"
      ],
      "operation": LoadedIncompleteEventsAgainQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "LoadedIncompleteEvents_portfolio",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "incompleteEventCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "IncompleteEvent",
      "kind": "LinkedField",
      "name": "incompleteEvents",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "incompleteEventId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "missing",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "date",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Stock",
          "kind": "LinkedField",
          "name": "stock",
          "plural": false,
          "selections": (v3/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Stock",
          "kind": "LinkedField",
          "name": "otherStock",
          "plural": false,
          "selections": (v3/*:: as any*/),
          "storageKey": null
        },
        (v1/*:: as any*/),
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
          "name": "otherQuantity",
          "storageKey": null
        },
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "gross",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cashInLieu",
          "storageKey": null
        },
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    (v0/*:: as any*/)
  ],
  "type": "Portfolio",
  "abstractKey": null
};
})();

(node as any).hash = "f908a9b093cb1696df523b3d71cedc71";

export default node;
