/**
 * @generated SignedSource<<08e77cefb28187712fa74a21a1f3bafd>>
 * @relayHash 4a4e9f8e214e373f5190ac08d4f1f3d9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b0e1b911a9e72d51b85fe85f2a8e319fb3b6c1eddcb3a702d87c5fe40b2321e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WelcomeScreenQuery } from './WelcomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<WelcomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9b0e1b911a9e72d51b85fe85f2a8e319fb3b6c1eddcb3a702d87c5fe40b2321e",
    "metadata": {},
    "name": "WelcomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
