/**
 * @generated SignedSource<<fc58ef64774f8017b71cde0701e25f27>>
 * @relayHash 5353b8cc6763b4976a64d6eae8faf82c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cfda44969801f0f153ebd128c36657a3bc8a3f4ca9dcbbb9bea1da4b0e1ef536

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyAccountScreenQuery } from './MyAccountScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyAccountScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cfda44969801f0f153ebd128c36657a3bc8a3f4ca9dcbbb9bea1da4b0e1ef536",
    "metadata": {},
    "name": "MyAccountScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
