/**
 * @generated SignedSource<<832b7d053ef0ace57083fbe4ee6ba55f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditCard_method$data = {
  readonly expirationMonth: number;
  readonly expirationYear: number;
  readonly isDefault: boolean;
  readonly nameOnCard: string | null | undefined;
  readonly paymentMethodId: string;
  readonly " $fragmentType": "EditCard_method";
};
export type EditCard_method$key = {
  readonly " $data"?: EditCard_method$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditCard_method">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditCard_method",
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
      "name": "nameOnCard",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expirationMonth",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expirationYear",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDefault",
      "storageKey": null
    }
  ],
  "type": "PaymentMethod",
  "abstractKey": null
};

(node as any).hash = "d4ab284e4695cedabdd8fa65d8091913";

export default node;
