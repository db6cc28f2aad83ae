/**
 * @generated SignedSource<<00f7b1bcb94af3753f5853851208eb43>>
 * @relayHash 3d163561bc52238ba084245744f2666b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 09dab05c8a95e86de78f3ed93b75765998033a9c3d4cd370bfd2f8e331b32d2b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminScreenQuery } from './AdminScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "09dab05c8a95e86de78f3ed93b75765998033a9c3d4cd370bfd2f8e331b32d2b",
    "metadata": {},
    "name": "AdminScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
