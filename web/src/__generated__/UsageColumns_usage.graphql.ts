/**
 * @generated SignedSource<<fa8204dc714f867ac0e719f5e2607cfb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UsageColumns_usage$data = {
  readonly buyLists: {
    readonly limit: number;
    readonly used: number;
  };
  readonly entries: {
    readonly limit: number;
    readonly used: number;
  };
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
  readonly " $fragmentType": "UsageColumns_usage";
};
export type UsageColumns_usage$key = {
  readonly " $data"?: UsageColumns_usage$data;
  readonly " $fragmentSpreads": FragmentRefs<"UsageColumns_usage">;
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
  "name": "UsageColumns_usage",
  "selections": [
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

(node as any).hash = "c543c9a0bf1ace0fea59210321502eeb";

export default node;
