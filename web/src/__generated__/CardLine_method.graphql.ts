/**
 * @generated SignedSource<<c6463d147cb86ae8a2ada1034c5c40d6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CardLine_method$data = {
  readonly brand: string;
  readonly expirationMonth: number;
  readonly expirationYear: number;
  readonly isExpired: boolean;
  readonly last4: string;
  readonly nameOnCard: string | null | undefined;
  readonly " $fragmentType": "CardLine_method";
};
export type CardLine_method$key = {
  readonly " $data"?: CardLine_method$data;
  readonly " $fragmentSpreads": FragmentRefs<"CardLine_method">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CardLine_method",
  "selections": [
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
      "name": "isExpired",
      "storageKey": null
    }
  ],
  "type": "PaymentMethod",
  "abstractKey": null
};

(node as any).hash = "48aed2f720e02ee4f53d07324a75111f";

export default node;
