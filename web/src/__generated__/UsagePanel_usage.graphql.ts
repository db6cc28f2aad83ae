/**
 * @generated SignedSource<<c42f8b6749c5378898fc2be7b6160a41>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UsagePanel_usage$data = {
  readonly buyLists: {
    readonly limit: number;
    readonly used: number;
  };
  readonly entries: {
    readonly limit: number;
    readonly used: number;
  };
  readonly planName: string;
  readonly portfolioStocks: {
    readonly limit: number;
    readonly used: number;
  };
  readonly portfolios: {
    readonly limit: number;
    readonly used: number;
  };
  readonly sellLists: {
    readonly limit: number;
    readonly used: number;
  };
  readonly " $fragmentType": "UsagePanel_usage";
};
export type UsagePanel_usage$key = {
  readonly " $data"?: UsagePanel_usage$data;
  readonly " $fragmentSpreads": FragmentRefs<"UsagePanel_usage">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "used",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "limit",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UsagePanel_usage",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "planName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "UsageLine",
      "kind": "LinkedField",
      "name": "buyLists",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "UsageLine",
      "kind": "LinkedField",
      "name": "sellLists",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "UsageLine",
      "kind": "LinkedField",
      "name": "entries",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "UsageLine",
      "kind": "LinkedField",
      "name": "portfolios",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "UsageLine",
      "kind": "LinkedField",
      "name": "portfolioStocks",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Usage",
  "abstractKey": null
};
})();

(node as any).hash = "ce182b685bb02360bdbf8eeca88be9ce";

export default node;
