/**
 * @generated SignedSource<<9027e772d9f7489b2b57ecac08203c6e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GateColumn_query$data = {
  readonly showcase: {
    readonly " $fragmentSpreads": FragmentRefs<"GatePicture_showcase">;
  } | null | undefined;
  readonly " $fragmentType": "GateColumn_query";
};
export type GateColumn_query$key = {
  readonly " $data"?: GateColumn_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"GateColumn_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GateColumn_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Showcase",
      "kind": "LinkedField",
      "name": "showcase",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "GatePicture_showcase"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "f9517f15aa5f25fb6e33541235e3622e";

export default node;
