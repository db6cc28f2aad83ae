/**
 * @generated SignedSource<<0624f4d57d8e17b074582350eb9752b8>>
 * @relayHash 16be9f48e865e8652676bad121b821b3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aaf1930d10c736d84be04d2d728348d41d29a9602a0a69df2d232c735caae567

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WelcomeScreenQuery } from './WelcomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<WelcomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aaf1930d10c736d84be04d2d728348d41d29a9602a0a69df2d232c735caae567",
    "metadata": {},
    "name": "WelcomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
