/**
 * @generated SignedSource<<7deb7d55e1eb56c1686f30c36e2045a7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SavedCard_method$data = {
  readonly brand: string;
  readonly canBeDeleted: boolean;
  readonly isDefault: boolean;
  readonly isExpired: boolean;
  readonly last4: string;
  readonly paymentMethodId: string;
  readonly " $fragmentSpreads": FragmentRefs<"CardLine_method" | "EditCard_method">;
  readonly " $fragmentType": "SavedCard_method";
};
export type SavedCard_method$key = {
  readonly " $data"?: SavedCard_method$data;
  readonly " $fragmentSpreads": FragmentRefs<"SavedCard_method">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SavedCard_method",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentMethodId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "brand",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "last4",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDefault",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isExpired",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canBeDeleted",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CardLine_method"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditCard_method"
    }
  ],
  "type": "PaymentMethod",
  "abstractKey": null
};

(node as any).hash = "a9302e799bbef117046960e9e3bd179a";

export default node;
