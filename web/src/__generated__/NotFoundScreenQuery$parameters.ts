/**
 * @generated SignedSource<<db7b4f16e79f3ce4d8715bd8a16dcd25>>
 * @relayHash 76186ed1a6d0040f13d8b1f5ed54f4b9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 875c27b9232c483b0d6d992bace62c37a3fb57839980174e1b682689a4b7f3b1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NotFoundScreenQuery } from './NotFoundScreenQuery.graphql';

const node: PreloadableConcreteRequest<NotFoundScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "875c27b9232c483b0d6d992bace62c37a3fb57839980174e1b682689a4b7f3b1",
    "metadata": {},
    "name": "NotFoundScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
