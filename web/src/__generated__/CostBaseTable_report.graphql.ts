/**
 * @generated SignedSource<<37eee1836308713e275b2e8b04b43bf9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CostBaseTable_report$data = {
  readonly costBase: string;
  readonly deemedGain: string;
  readonly deniedLoss: string;
  readonly gain: string;
  readonly outlays: string;
  readonly proceeds: string;
  readonly reportedGain: string;
  readonly securities: ReadonlyArray<{
    readonly companyName: string;
    readonly costBase: string;
    readonly costBaseHeld: string;
    readonly deemedGain: string;
    readonly deniedLoss: string;
    readonly gain: string;
    readonly isProvisional: boolean;
    readonly lostForever: string;
    readonly oneForOne: {
      readonly costBaseHeld: string;
      readonly reportedGain: string;
    } | null | undefined;
    readonly outlays: string;
    readonly proceeds: string;
    readonly reportedGain: string;
    readonly sharesHeld: string;
    readonly sharesSold: string;
    readonly symbol: string;
  }>;
  readonly year: number;
  readonly " $fragmentType": "CostBaseTable_report";
};
export type CostBaseTable_report$key = {
  readonly " $data"?: CostBaseTable_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"CostBaseTable_report">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "proceeds",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "outlays",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "costBase",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "gain",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deniedLoss",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deemedGain",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reportedGain",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "costBaseHeld",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CostBaseTable_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "year",
      "storageKey": null
    },
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    (v4/*:: as any*/),
    (v5/*:: as any*/),
    (v6/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "CostBaseSecurity",
      "kind": "LinkedField",
      "name": "securities",
      "plural": true,
      "selections": [
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
          "name": "companyName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sharesSold",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v2/*:: as any*/),
        (v1/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/),
        (v5/*:: as any*/),
        (v6/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lostForever",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "OneForOneReading",
          "kind": "LinkedField",
          "name": "oneForOne",
          "plural": false,
          "selections": [
            (v6/*:: as any*/),
            (v7/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isProvisional",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sharesHeld",
          "storageKey": null
        },
        (v7/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "CostBaseReport",
  "abstractKey": null
};
})();

(node as any).hash = "c1d42ed4f51dadfdeec124351150d551";

export default node;
