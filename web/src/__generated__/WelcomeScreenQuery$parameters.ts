/**
 * @generated SignedSource<<648d4b035c1a7676ebb64491348055eb>>
 * @relayHash 7a9b15c8992e6983c93ac6084ea3dab0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 85f1e2fa5c8e55525623185c3e3f03c9856369d3a5c292c85a698ec059aef7d2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WelcomeScreenQuery } from './WelcomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<WelcomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "85f1e2fa5c8e55525623185c3e3f03c9856369d3a5c292c85a698ec059aef7d2",
    "metadata": {},
    "name": "WelcomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
