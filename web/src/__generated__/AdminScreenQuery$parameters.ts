/**
 * @generated SignedSource<<d93b4fe1565a46f108854736ab5f4892>>
 * @relayHash 82258739e23c5e2e1bf3bd06a1a65a10
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d95ee8e8a3cb63bee52f68cb2f6eb00819d76d468dde8a5590ff55df63b20045

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminScreenQuery } from './AdminScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d95ee8e8a3cb63bee52f68cb2f6eb00819d76d468dde8a5590ff55df63b20045",
    "metadata": {},
    "name": "AdminScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
