/**
 * @generated SignedSource<<6d80d97de04bd848cc0d1d64b67d1e51>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "CAD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type ViewerMenuPanel_viewer$data = {
  readonly email: string | null | undefined;
  readonly fullName: string;
  readonly isAdmin: boolean;
  readonly isGuest: boolean;
  readonly preferences: {
    readonly currency: Currency;
  } | null | undefined;
  readonly usage: {
    readonly " $fragmentSpreads": FragmentRefs<"UsagePanel_usage">;
  } | null | undefined;
  readonly " $fragmentType": "ViewerMenuPanel_viewer";
};
export type ViewerMenuPanel_viewer$key = {
  readonly " $data"?: ViewerMenuPanel_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ViewerMenuPanel_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ViewerMenuPanel_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fullName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isAdmin",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isGuest",
      "storageKey": null
    },
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "UsagePanel_usage"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "9c9d342ea83f0cb5b6657c0f6d50c7e0";

export default node;
