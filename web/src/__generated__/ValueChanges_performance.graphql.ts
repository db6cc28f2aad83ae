/**
 * @generated SignedSource<<f0564d3ffa7f28939ed414cdb9d7b259>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "CAD" | "USD";
export type MeasuredFlows = "BOTH" | "CASH" | "TRADES";
import type { FragmentRefs } from "relay-runtime";
export type ValueChanges_performance$data = {
  readonly change: {
    readonly costs: string;
    readonly currency: string;
    readonly end: string;
    readonly income: string;
    readonly inflows: string;
    readonly outflows: string;
    readonly price: string;
    readonly returnOfCapital: string;
    readonly start: string;
  };
  readonly currency: Currency;
  readonly flows: MeasuredFlows | null | undefined;
  readonly points: ReadonlyArray<{
    readonly date: string;
  }>;
  readonly " $fragmentType": "ValueChanges_performance";
};
export type ValueChanges_performance$key = {
  readonly " $data"?: ValueChanges_performance$data;
  readonly " $fragmentSpreads": FragmentRefs<"ValueChanges_performance">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ValueChanges_performance",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "flows",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PerformancePoint",
      "kind": "LinkedField",
      "name": "points",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "date",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ValueChange",
      "kind": "LinkedField",
      "name": "change",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "start",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "price",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "income",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "returnOfCapital",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "costs",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "inflows",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "outflows",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "end",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Performance",
  "abstractKey": null
};
})();

(node as any).hash = "7a227b3683da93f85910f83e72babd44";

export default node;
