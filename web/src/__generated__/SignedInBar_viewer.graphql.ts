/**
 * @generated SignedSource<<3033705c83c469bc358b1f5de386353f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "CAD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type SignedInBar_viewer$data = {
  readonly preferences: {
    readonly currency: Currency;
  } | null | undefined;
  readonly usage: {
    readonly planName: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"NoticesBell_viewer" | "ViewerMenu_viewer">;
  readonly " $fragmentType": "SignedInBar_viewer";
};
export type SignedInBar_viewer$key = {
  readonly " $data"?: SignedInBar_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SignedInBar_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SignedInBar_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Preferences",
      "kind": "LinkedField",
      "name": "preferences",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currency",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Usage",
      "kind": "LinkedField",
      "name": "usage",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "planName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NoticesBell_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ViewerMenu_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "ec069c0997b959fbb667e314053e6c92";

export default node;
