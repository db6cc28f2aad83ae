/**
 * @generated SignedSource<<0d3f304994fbdd2ebdf571aecb045733>>
 * @relayHash d9e001dd9c3bb223a36c338ec33d1cdd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a50af0b3c6a507125bb291d5a50d998ca9d895c711ff68a3b855d4c6e4b4c4f6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WelcomeScreenQuery } from './WelcomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<WelcomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a50af0b3c6a507125bb291d5a50d998ca9d895c711ff68a3b855d4c6e4b4c4f6",
    "metadata": {},
    "name": "WelcomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
