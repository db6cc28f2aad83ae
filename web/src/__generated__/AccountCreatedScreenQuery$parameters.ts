/**
 * @generated SignedSource<<560bce20e539ac615ad8157620a92364>>
 * @relayHash 3ce0af14c66cedf442c6c7c50c15b635
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf22ca9c51f01737883073046f6929175c00c35a0809c2008b52f423d9a1f5d5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountCreatedScreenQuery } from './AccountCreatedScreenQuery.graphql';

const node: PreloadableConcreteRequest<AccountCreatedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cf22ca9c51f01737883073046f6929175c00c35a0809c2008b52f423d9a1f5d5",
    "metadata": {},
    "name": "AccountCreatedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
